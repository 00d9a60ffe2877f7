import './card.scss';
import logo from './logo.svg';

export const card = (): string => `<div class="card"><img src="${logo}"></div>`;
