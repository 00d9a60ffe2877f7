const isWeekend = (date)=>date.getDay() % 6 === 0;
export { isWeekend };
