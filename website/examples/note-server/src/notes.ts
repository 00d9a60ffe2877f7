const notes = ['Buy milk', 'Call Ada'];

export function listNotes(url = '/') {
  if (url === '/broken') throw new Error('No such note');
  return notes.map((note) => `<li>${note}</li>`).join('');
}
