/** Texts of the workbench; they load with it. */
const en = {
  example: 'Example',
  files: 'Files',
  newFile: 'New file',
  newFilePrompt: 'Path of the new file, for example src/words.ts',
  deleteFile: (path: string) => `Delete ${path}`,
  editorHint: 'Tab leaves the editor.',
  output: 'Output',
  noOutput: 'No files.',
  log: 'Log',
  problems: 'Problems',
  build: 'Build',
  stop: 'Stop',
  reset: 'Reset',
  share: 'Share',
  shared: 'The link is in the address bar. Your code is in the link only; it is sent to nobody.',
  loading: (percent: number) => `Loading the compiler: ${percent}%`,
  starting: 'Starting the compiler…',
  building: 'Building…',
  built: (version: string, milliseconds: number) =>
    `Built in this page by @rslib/core ${version} in ${milliseconds} ms`,
  failed: 'The build failed; the log tells why.',
  typescript: (version: string) =>
    `Types by TypeScript ${version}: TypeScript 7 is a native program, which a browser cannot run.`,
  stopped: 'The build was stopped.',
  timeout: 'The build took too long and was ended. Your files are as you left them.',
  crash: 'The compiler failed and was ended. Your files are as you left them.',
  unsupported:
    'This browser gives the page no shared memory, so the compiler cannot run here. The recorded builds above are those of the same release.',
  brokenLink: 'This link holds no project that can be opened.',
  unavailable: 'The compiler could not be loaded.',
};

export type PlaygroundStrings = typeof en;

const zh: PlaygroundStrings = {
  example: '示例',
  files: '文件',
  newFile: '新建文件',
  newFilePrompt: '新文件的路径，例如 src/words.ts',
  deleteFile: (path) => `删除 ${path}`,
  editorHint: '按 Tab 键离开编辑器。',
  output: '产物',
  noOutput: '没有文件。',
  log: '日志',
  problems: '问题',
  build: '构建',
  stop: '停止',
  reset: '重置',
  share: '分享',
  shared: '链接已写入地址栏。代码只保存在链接中，不会发送给任何人。',
  loading: (percent) => `正在加载编译器：${percent}%`,
  starting: '正在启动编译器……',
  building: '正在构建……',
  built: (version, milliseconds) => `由 @rslib/core ${version} 在本页构建，用时 ${milliseconds} ms`,
  failed: '构建失败，原因见日志。',
  typescript: (version) =>
    `类型由 TypeScript ${version} 生成：TypeScript 7 是原生程序，浏览器无法运行。`,
  stopped: '构建已停止。',
  timeout: '构建耗时过长，已被终止。你的文件保持不变。',
  crash: '编译器出错，已被终止。你的文件保持不变。',
  unsupported:
    '当前浏览器没有为此页面提供共享内存，因此无法运行编译器。上方的构建记录来自同一版本。',
  brokenLink: '此链接中没有可以打开的项目。',
  unavailable: '无法加载编译器。',
};

export function getStrings(lang: string): PlaygroundStrings {
  return lang === 'zh' ? zh : en;
}
