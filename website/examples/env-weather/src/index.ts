export const region = process.env.PUBLIC_REGION;
export const units = import.meta.env.PUBLIC_UNITS;
export const token = process.env.WEATHER_TOKEN;
export const verbose = process.env.NODE_ENV !== 'production';
export const mode = import.meta.env?.MODE;
