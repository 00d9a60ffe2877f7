type Order = { total: () => Promise<number> };

export const totalOf = async (order?: Order): Promise<number> =>
  (await order?.total()) ?? 0;
