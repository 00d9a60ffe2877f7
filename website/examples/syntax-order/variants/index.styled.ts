import './receipt.css';

export const receiptClass = 'receipt';
