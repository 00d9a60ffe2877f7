var rates_namespaceObject = /*#__PURE__*/ JSON.parse('{"base":"EUR","updated":"2026-01-05","rates":{"CHF":0.93,"SEK":11.1}}');
const rates = rates_namespaceObject;
export { rates };
