export const loadUnits = () => import('./units');
