const isLeapYear = (year)=>29 === new Date(year, 1, 29).getDate();
export { isLeapYear };
