import styles from './sheet.module.css';

export const head: string = styles.sheetHead;
