export type Memo = { title: string };
