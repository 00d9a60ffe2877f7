import { toMeters } from '@/convert';
/** Adds lengths of rope, in meters. */
export function addRopes(...ropes) {
    return ropes.reduce((sum, [length, unit]) => sum + toMeters(length, unit), 0);
}
