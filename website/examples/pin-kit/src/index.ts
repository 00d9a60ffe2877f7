import './theme.css';
import icon from './icons/pin.svg';
import { toDegrees } from './geo/format';
import styles from './pin.module.css';

export const describePin = (lat: number, lng: number) => ({
  className: styles.pin,
  icon,
  label: `${toDegrees(lat)}, ${toDegrees(lng)}`,
});

export const loadLegend = () => import('./legend');
