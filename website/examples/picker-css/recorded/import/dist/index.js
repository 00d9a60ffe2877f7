const picker = 'picker';
export { picker };
