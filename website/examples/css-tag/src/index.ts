import './base.css';
import styles from './tag.module.css';

export function priceTag(price: string): HTMLElement {
  const tag = document.createElement('span');
  tag.className = styles.priceTag;
  tag.textContent = price;
  return tag;
}
