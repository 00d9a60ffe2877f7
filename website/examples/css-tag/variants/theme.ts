import './theme.scss';

export const name = 'paper';
