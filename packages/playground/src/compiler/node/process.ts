export const builtin = globalThis.process;
