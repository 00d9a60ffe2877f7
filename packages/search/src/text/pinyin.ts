/** Syllables of the 3755 characters in level 1 of GB 2312, which is sorted by them, each with the number of its characters. */
const syllables =
  'a2ai13an9ang3ao9ba18bai8ban15bang12bao17bei15ben4beng6bi24bian12biao4bie4bin6bing9bo19bu11ca1' +
  'cai11can7cang5cao5ce5ceng2cha11chai3chan10chang13chao9che6chen10cheng15chi16chong5chou12chu16' +
  'chuai1chuan7chuang6chui5chun7chuo2ci12cong6cou1cu4cuan3cui8cun3cuo6da6dai12dan15dang5dao12de3' +
  'deng7di19dian16diao9die7ding9diu1dong10dou8du14duan6dui4dun9duo12e13en1er8fa8fan17fang11fei12' +
  'fen15feng15fo1fou1fu45ga2gai6gan11gang9gao10ge17gei1gen2geng7gong15gou9gu18gua6guai3guan11guang3' +
  'gui16gun3guo6ha1hai7han19hang3hao9he18hei2hen4heng5hong9hou7hu18hua9huai5huan14huang14hui21hun6' +
  'huo10ji53jia17jian40jiang13jiao28jie27jin20jing25jiong2jiu17ju25juan7jue10jun11ka4kai5kan6kang7' +
  'kao4ke15ken4keng2kong4kou4ku7kua5kuai4kuan2kuang8kui11kun4kuo4la7lai3lan15lang7lao9le2lei11leng3' +
  'li34lia1lian14liang11liao13lie5lin12ling14liu11long9lou6lu20lv14luan6lve2lun7luo12ma9mai6man9' +
  'mang6mao12me1mei16men3meng8mi14mian9miao8mie2min6ming6miu1mo17mou3mu15na7nai5nan3nang1nao5ne1' +
  'nei2nen1neng1ni11nian7niang2niao2nie7nin1ning6niu4nong4nu3nv1nuan1nve2nuo4o1ou7pa6pai6pan8pang5' +
  'pao7pei9pen2peng14pi17pian4piao4pie2pin5ping9po8pou1pu15qi36qia3qian22qiang8qiao15qie5qin11' +
  'qing13qiong2qiu8qu13quan11que8qun2ran4rang5rao3re2ren10reng2ri1rong10rou3ru10ruan2rui3run2ruo2' +
  'sa3sai4san4sang3sao4se3sen1seng1sha9shai2shan16shang8shao11she12shen16sheng11shi47shou10shu33' +
  'shua2shuai4shuan2shuang3shui4shun4shuo4si16song8sou4su12suan3sui11sun3suo8ta9tai9tan18tang13' +
  'tao11te1teng4ti15tian8tiao5tie3ting10tong13tou4tu11tuan2tui6tun3tuo11wa7wai2wan17wang10wei33' +
  'wen10weng3wo9wu29xi35xia13xian26xiang20xiao18xie21xin10xing15xiong7xiu9xu19xuan10xue6xun14ya16' +
  'yan33yang17yao15ye15yi53yin16ying18yo1yong15you20yu45yuan20yue10yun12za3zai7zan4zang3zao14ze4' +
  'zei1zen1zeng4zha14zhai6zhan17zhang15zhao10zhe10zhen16zheng15zhi43zhong11zhou14zhu26zhua2zhuai1' +
  'zhuan6zhuang7zhui6zhun2zhuo11zi15zong7zou4zu8zuan2zui4zun2zuo8';

/** Further readings that technical terms use. */
const otherReadings = { 重: 'chong', 长: 'zhang', 行: 'hang', 调: 'tiao', 传: 'zhuan', 载: 'zai' };

/** First and last row of level 1, and the columns of a row, as bytes of GBK. */
const rows = { first: 0xb0, last: 0xd7 };
const columns = { first: 0xa1, last: 0xfe };

function* eachCharacter(): Generator<string> {
  const decoder = new TextDecoder('gbk');
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (let column = columns.first; column <= columns.last; column += 1) {
      yield decoder.decode(Uint8Array.of(row, column));
    }
  }
}

/** Readings of common Chinese characters in pinyin, without tones. */
export function readPinyin(): Map<string, string[]> {
  const characters = eachCharacter();
  const readings = new Map<string, string[]>();
  for (const [, syllable = '', count] of syllables.matchAll(/([a-z]+)(\d+)/g)) {
    for (let at = 0; at < Number(count); at += 1) {
      readings.set(characters.next().value as string, [syllable]);
    }
  }
  for (const [character, syllable] of Object.entries(otherReadings)) {
    readings.get(character)?.push(syllable);
  }
  return readings;
}
