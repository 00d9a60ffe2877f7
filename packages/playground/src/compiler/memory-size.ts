/** Static data and stacks of the module take 64 MiB. It never grows: Safari fails at that. */
export const memoryBytes = 128 * 2 ** 20;
