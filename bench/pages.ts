/** The pages that are measured. */
export const startPage = '/guide/start/quick-start';
/** A page that the start page links to, in its sidebar and in its text. */
export const linkedPage = '/guide/basic/output-format';
