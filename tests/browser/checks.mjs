// One line for each thing that holds or does not. What a page shows follows an act after a moment:
// a function is asked again until it holds, for at most ten seconds.
let failures = 0;
const settled = async (look, fits) => {
  if (typeof look !== "function") return look;
  for (const end = Date.now() + 10000; ;) {
    const found = await look();
    if (fits(found) || Date.now() > end) return found;
    await new Promise((next) => setTimeout(next, 25));
  }
};
const tell = (holds, what) => {
  if (!holds) failures += 1;
  console.log(`${holds ? "ok  " : "FAIL"} ${what}`);
};

export const check = async (look, what) => tell(await settled(look, Boolean), what);
export const same = async (look, wanted, what) => {
  const found = await settled(look, (it) => it === wanted);
  tell(found === wanted, found === wanted ? what : `${what}: ${found}, not ${wanted}`);
};
// Ends the program: 1 if something did not hold.
export const end = () => {
  if (failures > 0) console.log(`${failures} things do not hold`);
  process.exit(failures > 0 ? 1 : 0);
};
