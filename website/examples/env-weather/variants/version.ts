declare const __VERSION__: string;

export const userAgent = `weather-client/${__VERSION__}`;
export const verbose = process.env.NODE_ENV !== 'production';
