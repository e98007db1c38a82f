-- The words of a text as the search compares them, without accents and in small letters whatever the locale. The web folds
-- what somebody typed by the same rules (shared/src/search/fold-words.ts; a test compares them). The cost tells the planner to use
-- an index rather than to call these for each row; unsafe in parallel, because starting workers takes longer than a search.
CREATE FUNCTION search_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE COST 10000 AS $$
  SELECT coalesce(array_agg(word ORDER BY first), '{}') FROM (
    SELECT left(word, 60) AS word, min(n) AS first
    FROM regexp_split_to_table(
      regexp_replace(
        translate(
          lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g') COLLATE "C"),
          'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯØÆĐŁŒÞÐĦŦŊ',
          'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяøæđłœþðħŧŋ'),
        '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc]+') WITH ORDINALITY AS part(word, n)
    WHERE word <> '' AND word <> ALL ('{a,an,and,are,as,at,be,but,by,for,from,had,has,have,he,her,his,i,in,is,it,its,me,my,not,of,on,or,our,she,so,that,the,their,them,then,they,this,to,us,was,we,were,what,when,which,who,will,with,you,your}'::text[])
    GROUP BY 1 ORDER BY 2 LIMIT 200
  ) AS words
$$;
--> statement-breakpoint
-- Hashes of each word and of it with any one letter left out. Two words that differ by one letter, or by two swapped neighbours,
-- have one in common. Only the first 24 words: a long text need not forgive errors in all of them.
CREATE FUNCTION search_variants(words text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE COST 20000 AS $$
  SELECT coalesce(array_agg(hashtext(left(word, n - 1) || substr(word, n + 1))), '{}')
  FROM unnest(words[1:24]) AS word, generate_series(1, length(word) + 1) AS n
  WHERE length(word) BETWEEN 4 AND 20
$$;
