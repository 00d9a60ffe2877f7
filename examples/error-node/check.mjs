import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const names = process.argv.length > 2 ? process.argv.slice(2) : readdirSync('ts');

for (const name of names) {
  try {
    execFileSync('npx', ['tsc', '-p', `ts/${name}`, '--pretty', 'false']);
    console.log(`${name}: no error`);
  } catch (error) {
    console.log(String(error.stdout).trim());
  }
}
