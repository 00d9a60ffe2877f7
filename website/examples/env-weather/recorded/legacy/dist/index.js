var _env;
const region = process.env.PUBLIC_REGION;
const units = import.meta.env.PUBLIC_UNITS;
const token = process.env.WEATHER_TOKEN;
const verbose = 'production' !== process.env.NODE_ENV;
const mode = null == (_env = import.meta.env) ? void 0 : _env.MODE;
export { mode, region, token, units, verbose };
