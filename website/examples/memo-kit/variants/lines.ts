export const lines = ['milk', 'tea'];
