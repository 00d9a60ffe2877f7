import unit from './unit.cjs';

unit();
