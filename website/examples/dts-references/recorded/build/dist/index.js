function scale(amount, factor) {
    return {
        ...amount,
        value: amount.value * factor
    };
}
export { scale };
