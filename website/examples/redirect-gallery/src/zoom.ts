export const zoom = 1.25;
