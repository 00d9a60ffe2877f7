import plan from './plan.svg';
import styles from './seat.module.css';

export const seatClass = styles.seat;
export const planUrl = plan;
