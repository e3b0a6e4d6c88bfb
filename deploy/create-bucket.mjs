// Runs once before the api starts: makes sure that the bucket named in S3_BUCKET exists.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'eu-central-1', S3_ACCESS_KEY, S3_SECRET_KEY } = process.env;
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
});

try {
  await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET }));
  console.log(`The bucket ${S3_BUCKET} exists.`);
} catch (error) {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
  await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
  console.log(`The bucket ${S3_BUCKET} was created.`);
}
