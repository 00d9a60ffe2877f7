/** The measured pages. */
export const startPage = '/guide/start/quick-start';
/** A page linked from the sidebar and the text of the start page. */
export const linkedPage = '/guide/basic/output-format';
