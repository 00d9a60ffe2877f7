import 'left-unit';
