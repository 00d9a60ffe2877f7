const menu = {
    soups: [
        'leek',
        'tomato'
    ],
    closed: 'sunday'
};
const shop = {
    name: "Corner",
    seats: 24
};
const title = `${shop.name}: ${menu.soups.join(', ')}`;
export { title };
