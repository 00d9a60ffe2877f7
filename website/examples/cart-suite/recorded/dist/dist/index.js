const round = (value)=>Math.round(100 * value) / 100;
function total(prices) {
    const sum = prices.reduce((all, price)=>all + price, 0);
    return `${round(sum)} EUR`;
}
export { total };
