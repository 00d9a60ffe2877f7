import unit from './a.cjs'; unit();
