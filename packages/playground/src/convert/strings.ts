import type { NoteId, ProposalNote } from './draft.ts';

type Explain = (values: Record<string, string>) => string;

const en: Record<NoteId, Explain> = {
  byHand: ({ tool, option }) =>
    `${option} of ${tool} has to be moved by hand. The table of the migration guide says how.`,
  unknown: ({ tool, option }) =>
    `No counterpart of ${option} of ${tool} is known. Check whether you need it.`,
  unread: ({ message = '' }) => message,
  variable: ({ name }) =>
    `The config reads process.env.${name}. The proposal has the values for a build without it. To switch, read it in rslib.config.ts, too.`,
  production: () =>
    'The config reads process.env.NODE_ENV. Rslib sets it to "production", so the proposal has those values.',
  noEntry: ({ entry }) => `The project has no source for ${entry}. Add it to source.entry.`,
  notWritten: ({ file, field }) =>
    `${field} lists ${file}, which this config does not write. Change the path, or the name of the file.`,
  types: ({ file }) =>
    `Rslib checks the types of every file of a tsconfig, including tests. ${file} limits that to the entries and what they import.`,
  typescript6: ({ file }) =>
    `TypeScript 6 has other defaults than TypeScript 5. ${file} has the settings that your tsconfig leaves out.`,
  noTsconfig: ({ file }) =>
    `Declarations need a tsconfig, and the project has none. ${file} is one to start from.`,
};

const zh: Record<NoteId, Explain> = {
  byHand: ({ tool, option }) => `${tool} 的 ${option} 需要手动迁移，做法见迁移指南中的表格。`,
  unknown: ({ tool, option }) => `没有与 ${tool} 的 ${option} 对应的配置项，请确认是否需要它。`,
  unread: ({ message = '' }) => message,
  variable: ({ name }) =>
    `配置读取了 process.env.${name}，这里采用未设置该变量时的值。如需切换，请在 rslib.config.ts 中同样读取它。`,
  production: () =>
    '配置读取了 process.env.NODE_ENV。Rslib 构建时该变量为 "production"，这里采用对应的值。',
  noEntry: ({ entry }) => `项目中没有 ${entry} 对应的源文件，请在 source.entry 中补上。`,
  notWritten: ({ file, field }) =>
    `${field} 中的 ${file} 不会由此配置生成，请修改该路径或产物的文件名。`,
  types: ({ file }) =>
    `Rslib 会对 tsconfig 中的所有文件做类型检查，包括测试。${file} 将范围限定为入口及其导入的文件。`,
  typescript6: ({ file }) =>
    `TypeScript 6 的默认值与 TypeScript 5 不同。${file} 补上了 tsconfig 中没有写明的设置。`,
  noTsconfig: ({ file }) => `生成声明文件需要 tsconfig，而项目中没有。可以从 ${file} 开始。`,
};

/** Whether a stored name is that of a note. */
export function isNoteId(name: unknown): name is NoteId {
  return typeof name === 'string' && Object.hasOwn(en, name);
}

/** A note in the language of the page. */
export function explainNote({ id, values }: ProposalNote, lang: string): string {
  return (lang === 'zh' ? zh : en)[id](values);
}
