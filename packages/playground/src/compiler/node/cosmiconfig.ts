/** Finds no config file. */
export function cosmiconfigSync(): { search: () => null } {
  return { search: () => null };
}

export const cosmiconfig = cosmiconfigSync;
