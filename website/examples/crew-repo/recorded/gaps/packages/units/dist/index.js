const factors = {
    kg: 1,
    lb: 0.4536
};
const edit1 = 'kg';
const edit2 = 'kg';
export { edit1, edit2, factors };
