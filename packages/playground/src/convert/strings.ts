import type { NoteId, ProposalNote } from './draft.ts';

type Explain = (values: Record<string, string>) => string;

const en: Record<NoteId, Explain> = {
  byHand: ({ tool, option }) =>
    `${option} of ${tool} has to be moved by hand. The table of the migration guide says how.`,
  unknown: ({ tool, option }) =>
    `No counterpart of ${option} of ${tool} is known. Check whether you need it.`,
  unread: ({ message = '' }) => message,
  noEntry: ({ entry }) => `The project has no source for ${entry}. Add it to source.entry.`,
  notWritten: ({ file, field }) =>
    `${field} lists ${file}, which this config does not write. Change the path, or the name of the file.`,
};

const zh: Record<NoteId, Explain> = {
  byHand: ({ tool, option }) => `${tool} 的 ${option} 需要手动迁移，做法见迁移指南中的表格。`,
  unknown: ({ tool, option }) => `没有与 ${tool} 的 ${option} 对应的配置项，请确认是否需要它。`,
  unread: ({ message = '' }) => message,
  noEntry: ({ entry }) => `项目中没有 ${entry} 对应的源文件，请在 source.entry 中补上。`,
  notWritten: ({ file, field }) =>
    `${field} 中的 ${file} 不会由此配置生成，请修改该路径或产物的文件名。`,
};

/** Whether a stored name is that of a note. */
export function isNoteId(name: unknown): name is NoteId {
  return typeof name === 'string' && Object.hasOwn(en, name);
}

/** A note in the language of the page. */
export function explainNote({ id, values }: ProposalNote, lang: string): string {
  return (lang === 'zh' ? zh : en)[id](values);
}
