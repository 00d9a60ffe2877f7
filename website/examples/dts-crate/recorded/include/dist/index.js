const heaviest = (crates)=>Math.max(...[
        ...crates
    ].map(({ weight })=>weight));
export { heaviest };
