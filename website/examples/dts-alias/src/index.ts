import type { Trail } from 'trail-model';

export const label = (trail: Trail): string =>
  `${trail.name} (${trail.kilometres} km)`;
