const region = "eu";
const units = "metric";
const token = process.env.WEATHER_TOKEN;
const verbose = 'production' !== process.env.NODE_ENV;
const mode = import.meta.env?.MODE;
export { mode, region, token, units, verbose };
