const factors = {
    kg: 1,
    lb: 0.4536
};
export { factors };
