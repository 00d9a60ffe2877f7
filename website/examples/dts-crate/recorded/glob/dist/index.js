const toWeight = (kilograms)=>({
        grams: 1000 * kilograms
    });
export { toWeight };
