export type Zone = 'near' | 'far';

const factors: Record<Zone, number> = { near: 1, far: '1.8' };

export const factorOf = (zone: Zone) => factors[zone];
