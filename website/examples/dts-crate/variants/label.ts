import label, { type Label } from 'label-text';

export const name = (text: string): Label => label(text);
export { label };
