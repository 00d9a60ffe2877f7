const meters = {
    fathom: 1.8288,
    foot: 0.3048
};
export { meters };
