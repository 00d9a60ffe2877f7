import './unit.css';
