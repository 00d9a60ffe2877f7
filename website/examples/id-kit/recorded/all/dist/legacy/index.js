var src_isLeapYear = function(year) {
    return 29 === new Date(year, 1, 29).getDate();
};
export { src_isLeapYear as isLeapYear };
