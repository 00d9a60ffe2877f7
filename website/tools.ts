/** A tool of the family: its site and its logo have its name. */
function toolOf(name: string, en: string, zh: string) {
  const id = name.toLowerCase();
  return {
    name,
    description: { en, zh },
    logo: `/tools/${id}.svg`,
    url: { en: `https://${id}.rs/`, zh: `https://${id}.rs/zh/` },
    cardText: { en: `Visit ${name}`, zh: `了解 ${name}` },
  };
}

/** The tool family, in the order of its menu. */
export const tools = {
  title: 'Rstack',
  tagline: {
    en: 'One toolchain for JavaScript, built on Rspack',
    zh: '以 Rspack 为核心的一套 JavaScript 工具链',
  },
  url: 'https://github.com/rstackjs',
  cards: ['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest'],
  links: [
    toolOf('Rspack', 'Bundler written in Rust', '用 Rust 编写的打包工具'),
    toolOf('Rsbuild', 'Build tool for web apps', '面向 Web 应用的构建工具'),
    toolOf('Rspress', 'Static site generator for docs', '面向文档的静态站点生成器'),
    toolOf('Rslib', 'Build tool for libraries', '面向库的构建工具'),
    toolOf('Rsdoctor', 'Analyzer for builds', '构建过程与产物分析工具'),
    toolOf('Rstest', 'Test framework', '测试框架'),
    {
      name: 'Awesome Rstack',
      description: { en: 'Projects of the community', zh: '社区项目合集' },
      logo: '/tools/awesome.svg',
      url: 'https://github.com/rstackjs/awesome-rstack',
    },
  ],
};
