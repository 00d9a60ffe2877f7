export type Tier = 'stalls' | 'balcony';
