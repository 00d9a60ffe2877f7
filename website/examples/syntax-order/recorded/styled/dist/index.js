const receiptClass = 'receipt';
export { receiptClass };
