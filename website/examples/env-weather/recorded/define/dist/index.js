const userAgent = "weather-client/1.0.0";
const verbose = false;
export { userAgent, verbose };
