/** Where the reader's project is on the volume. */
export const projectRoot = '/project';
